package dev.assay.statemachine;

import java.util.List;

/** One entry of {@code Catch}; the exit's default output is the Error Output. */
record Catcher(List<String> errorEquals, Exit exit) {}
