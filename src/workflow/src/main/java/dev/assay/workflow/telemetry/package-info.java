/** What steps and calls of models took, told to a collector of OpenTelemetry, without payloads. */
@NullMarked
package dev.assay.workflow.telemetry;

import org.jspecify.annotations.NullMarked;
