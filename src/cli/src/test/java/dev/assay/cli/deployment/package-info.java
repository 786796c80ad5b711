/** What can be known of the deployment without an account: Terraform, state machines, contract. */
@NullMarked
package dev.assay.cli.deployment;

import org.jspecify.annotations.NullMarked;
