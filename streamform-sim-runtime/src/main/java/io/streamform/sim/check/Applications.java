package io.streamform.sim.check;

import io.streamform.runtime.topology.Application;
import io.streamform.runtime.topology.ModelView;
import io.streamform.runtime.topology.Topology;
import io.streamform.sim.problem.NearestName;
import io.streamform.sim.problem.Place;
import io.streamform.sim.problem.Problem;
import io.streamform.sim.problem.ProblemCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.TreeSet;

/** The compiled applications that a class loader knows. */
public final class Applications {

    private final List<Topology> topologies;
    private final String failure;

    private Applications(List<Topology> topologies, String failure) {
        this.topologies = List.copyOf(topologies);
        this.failure = failure;
    }

    /** Looks applications up with {@link ServiceLoader}. One that cannot be loaded is a problem of every test. */
    public static Applications load(ClassLoader loader) {
        List<Topology> topologies = new ArrayList<>();
        try {
            for (Application application : ServiceLoader.load(Application.class, loader)) {
                topologies.add(application.topology());
            }
        } catch (ServiceConfigurationError e) {
            return new Applications(List.of(), "the application cannot be loaded: " + e.getMessage());
        }
        return new Applications(topologies, "");
    }

    /** Exactly these applications. */
    public static Applications of(Topology... topologies) {
        return new Applications(List.of(topologies), "");
    }

    /** A model and the topology that has it. */
    record Found(Topology topology, ModelView<?> view) {}

    /** The model of that name, or why there is none. */
    Optional<Found> find(String model) {
        List<Found> found = all(model);
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private List<Found> all(String model) {
        List<Found> found = new ArrayList<>();
        for (Topology topology : topologies) {
            for (ModelView<?> view : topology.models()) {
                if (view.name().equals(model)) {
                    found.add(new Found(topology, view));
                }
            }
        }
        return found;
    }

    /** Why {@link #find} finds nothing. */
    Problem whyNot(String model, Place place) {
        if (!failure.isEmpty()) {
            return Problem.of(ProblemCode.NO_APPLICATION, place, failure);
        }
        if (topologies.isEmpty()) {
            return Problem.of(
                    ProblemCode.NO_APPLICATION,
                    place,
                    "no compiled application is on the class path, so there is no model '" + model + "'");
        }
        List<Found> found = all(model);
        if (found.size() > 1) {
            List<String> names =
                    found.stream().map(each -> each.topology().application()).toList();
            return Problem.of(
                    ProblemCode.NO_APPLICATION,
                    place,
                    "several applications have a model '" + model + "': " + String.join(", ", names));
        }
        TreeSet<String> known = new TreeSet<>();
        topologies.forEach(topology -> topology.models().forEach(view -> known.add(view.name())));
        String hint = NearestName.hint(model, known);
        return Problem.of(
                ProblemCode.UNKNOWN_MODEL,
                place,
                "model '" + model + "' not found"
                        + (hint.isEmpty() ? "; there are " + String.join(", ", known) : hint));
    }
}
