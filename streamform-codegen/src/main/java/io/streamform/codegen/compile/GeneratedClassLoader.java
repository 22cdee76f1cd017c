package io.streamform.codegen.compile;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Loads classes and resources from memory. */
final class GeneratedClassLoader extends ClassLoader {

    private final Map<String, byte[]> classes;
    private final Map<String, byte[]> resources;

    GeneratedClassLoader(Map<String, byte[]> classes, Map<String, byte[]> resources, ClassLoader parent) {
        super(parent);
        this.classes = classes;
        this.resources = resources;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }

    @Override
    protected @Nullable URL findResource(String name) {
        byte[] bytes = resources.get(name);
        if (bytes == null) {
            return null;
        }
        try {
            return new URL("memory", "", -1, "/" + name, new Handler(bytes));
        } catch (MalformedURLException e) {
            throw new IllegalStateException("the handler is given, so that no protocol is unknown", e);
        }
    }

    @Override
    protected Enumeration<URL> findResources(String name) {
        URL url = findResource(name);
        return Collections.enumeration(url == null ? List.of() : List.of(url));
    }

    private static final class Handler extends URLStreamHandler {

        private final byte[] bytes;

        Handler(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        protected URLConnection openConnection(URL url) {
            return new URLConnection(url) {
                @Override
                public void connect() {
                    // Everything is in memory.
                }

                @Override
                public InputStream getInputStream() {
                    return new ByteArrayInputStream(bytes);
                }
            };
        }
    }
}
