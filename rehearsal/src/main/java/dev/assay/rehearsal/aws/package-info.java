/**
 * What stands between functions and S3 and Secrets Manager, and refuses what their roles would not
 * allow.
 */
@NullMarked
package dev.assay.rehearsal.aws;

import org.jspecify.annotations.NullMarked;
