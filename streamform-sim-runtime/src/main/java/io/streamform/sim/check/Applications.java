package io.streamform.sim.check;

import io.streamform.runtime.topology.Application;
import io.streamform.runtime.topology.GeneratedLines;
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

    private final List<Compiled> applications;
    private final String failure;

    private Applications(List<Compiled> applications, String failure) {
        this.applications = List.copyOf(applications);
        this.failure = failure;
    }

    /** Looks applications up with {@link ServiceLoader}. One that cannot be loaded is a problem of every test. */
    public static Applications load(ClassLoader loader) {
        List<Compiled> applications = new ArrayList<>();
        try {
            for (Application application : ServiceLoader.load(Application.class, loader)) {
                applications.add(new Compiled(
                        application.topology(),
                        GeneratedLines.load(
                                application.name(), application.getClass().getClassLoader())));
            }
        } catch (ServiceConfigurationError e) {
            return new Applications(List.of(), "the application cannot be loaded: " + e.getMessage());
        }
        return new Applications(applications, "");
    }

    /** Exactly these applications. */
    public static Applications of(Topology... topologies) {
        List<Compiled> applications = new ArrayList<>();
        for (Topology topology : topologies) {
            applications.add(new Compiled(
                    topology, GeneratedLines.load(topology.application(), Applications.class.getClassLoader())));
        }
        return new Applications(applications, "");
    }

    /** An application: its dataflow, and where its generated code comes from. */
    private record Compiled(Topology topology, GeneratedLines lines) {}

    /** A model and the application that has it. */
    record Found(Topology topology, GeneratedLines lines, ModelView<?> view) {}

    /** The model of that name, or why there is none. */
    Optional<Found> find(String model) {
        List<Found> found = all(model);
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private List<Found> all(String model) {
        List<Found> found = new ArrayList<>();
        for (Compiled application : applications) {
            for (ModelView<?> view : application.topology().models()) {
                if (view.name().equals(model)) {
                    found.add(new Found(application.topology(), application.lines(), view));
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
        if (applications.isEmpty()) {
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
        applications.forEach(application -> application.topology().models().forEach(view -> known.add(view.name())));
        String hint = NearestName.hint(model, known);
        return Problem.of(
                ProblemCode.UNKNOWN_MODEL,
                place,
                "model '" + model + "' not found"
                        + (hint.isEmpty() ? "; there are " + String.join(", ", known) : hint));
    }
}
