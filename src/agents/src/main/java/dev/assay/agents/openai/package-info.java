/** Model calls over the OpenAI chat API, through quarkus-langchain4j. */
@NullMarked
package dev.assay.agents.openai;

import org.jspecify.annotations.NullMarked;
