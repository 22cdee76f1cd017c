package io.streamform.flink.state;

/** Ids of what is stored: {@code uid/role} of a state, with {@code /namespace} for its namespaces. Frozen. */
public final class StateIds {

    private StateIds() {}

    /** Id of the state {@code role} of the operator {@code uid}. */
    public static String state(String uid, String role) {
        return uid + "/" + role;
    }

    /** Id of the namespaces of a state. */
    public static String namespace(String stateId) {
        return stateId + "/namespace";
    }

    /** Id of the keys of the operator {@code uid}. */
    public static String key(String uid) {
        return uid + "/key";
    }
}
