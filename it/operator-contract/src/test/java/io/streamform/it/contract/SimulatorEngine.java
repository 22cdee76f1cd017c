package io.streamform.it.contract;

import io.streamform.runtime.change.Change;
import io.streamform.runtime.change.SourceElement;
import io.streamform.sim.Simulator;
import java.util.List;

/** The simulator. */
final class SimulatorEngine<E extends SourceElement<Sale>, O> implements Engine<E, O> {

    private final Simulator simulator;

    SimulatorEngine(Subject<?, E, O> subject) {
        this.simulator = new Simulator(subject.topology().get());
    }

    @Override
    public void feed(E element) {
        simulator.feed(Subject.SOURCE, element);
    }

    @Override
    public void advance(long millis) {
        simulator.advance(millis);
    }

    @Override
    public void restart() {
        simulator.restart();
    }

    @Override
    @SuppressWarnings("unchecked")
    public List<Change<O>> emitted() {
        return (List<Change<O>>) (List<?>) simulator.model(Subject.MODEL).changes();
    }

    @Override
    public void close() {}
}
