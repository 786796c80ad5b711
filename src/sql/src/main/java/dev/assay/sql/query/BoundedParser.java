package dev.assay.sql.query;

import dev.assay.sql.Dialect;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import net.sf.jsqlparser.JSQLParserException;
import net.sf.jsqlparser.parser.CCJSqlParser;
import net.sf.jsqlparser.parser.CCJSqlParserUtil;
import net.sf.jsqlparser.statement.Statement;

/**
 * Runs the parser within bounds: some texts of a hundred characters take it time that doubles with
 * each level of nesting. What was spent on a text in vain is remembered, since one check after the
 * other reads it. It is processor time where the platform tells it: whether a query is understood
 * must not hang on how busy the machine is.
 */
final class BoundedParser {

  private static final long MOST = Duration.ofSeconds(1).toNanos();

  /** So long one reading waits, however little of it was processor time; the next one may do. */
  private static final long MOST_WAITED = Duration.ofSeconds(5).toNanos();

  private static final long LOOK_MILLIS = 10;
  private static final int REMEMBERED = 200;

  /** The parser looks seldom whether it is to stop: while so many go on, no other is started. */
  private static final int MOST_LINGERING = 4;

  private static final AtomicInteger LINGERING = new AtomicInteger();

  private static final Map<Text, Long> SPENT_IN_VAIN =
      new LinkedHashMap<>(REMEMBERED, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Text, Long> eldest) {
          return size() > REMEMBERED;
        }
      };

  private final Text text;
  private final Consumer<CCJSqlParser> settings;

  /** A query in its dialect, which says how the parser reads it. */
  private record Text(Dialect dialect, String sql) {}

  private BoundedParser(Text text, Consumer<CCJSqlParser> settings) {
    this.text = text;
    this.settings = settings;
  }

  /**
   * Parses one statement; first without nested expressions, which is faster.
   *
   * @throws JSQLParserException when it is not understood, or has taken too long
   */
  static Statement parsed(Dialect dialect, String sql, Consumer<CCJSqlParser> settings)
      throws JSQLParserException {
    BoundedParser parser = new BoundedParser(new Text(dialect, sql), settings);
    try {
      return parser.attempt(false);
    } catch (JSQLParserException notSimple) {
      if (CCJSqlParserUtil.getNestingDepth(sql) > CCJSqlParserUtil.ALLOWED_NESTING_DEPTH) {
        throw notSimple;
      }
      return parser.attempt(true);
    }
  }

  private Statement attempt(boolean complex) throws JSQLParserException {
    long left = MOST - spent();
    if (left <= 0 || LINGERING.get() >= MOST_LINGERING) {
      throw tooLong();
    }
    CCJSqlParser parser = CCJSqlParserUtil.newParser(text.sql());
    settings.accept(parser);
    parser.withAllowComplexParsing(complex);
    AtomicBoolean settled = new AtomicBoolean();
    FutureTask<Statement> parsing =
        new FutureTask<>(
            () -> {
              try {
                return parser.Statement();
              } finally {
                if (!settled.compareAndSet(false, true)) {
                  LINGERING.decrementAndGet();
                }
              }
            });
    Clock clock = Clock.of(Thread.ofPlatform().daemon().name("assay-sql-parser").start(parsing));
    try {
      return finished(parsing, clock, left);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new JSQLParserException("interrupted", interrupted);
    } finally {
      parser.interrupted = true;
      if (settled.compareAndSet(false, true)) {
        LINGERING.incrementAndGet();
      }
    }
  }

  private Statement finished(FutureTask<Statement> parsing, Clock clock, long left)
      throws JSQLParserException, InterruptedException {
    long start = System.nanoTime();
    while (true) {
      try {
        return parsing.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException notYet) {
        long used = clock.nanos();
        if (used > left || System.nanoTime() - start > MOST_WAITED) {
          spend(used);
          throw tooLong();
        }
      } catch (ExecutionException unreadable) {
        throw new JSQLParserException(unreadable.getCause());
      }
    }
  }

  private long spent() {
    synchronized (SPENT_IN_VAIN) {
      return SPENT_IN_VAIN.getOrDefault(text, 0L);
    }
  }

  private void spend(long nanos) {
    synchronized (SPENT_IN_VAIN) {
      SPENT_IN_VAIN.merge(text, nanos, Long::sum);
    }
  }

  private static JSQLParserException tooLong() {
    return new JSQLParserException("it takes the parser too long");
  }

  /** Processor time of a thread, or the time that has passed. */
  private record Clock(Thread thread, long start) {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final boolean IS_TOLD = THREADS.isThreadCpuTimeSupported();

    static Clock of(Thread thread) {
      return new Clock(thread, IS_TOLD ? 0 : System.nanoTime());
    }

    long nanos() {
      return IS_TOLD ? THREADS.getThreadCpuTime(thread.threadId()) : System.nanoTime() - start;
    }
  }
}
