package dev.assay.pandas.eval;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Modules of Python's library that Assay lacks, with the names that programs take from them. Test
 * code often imports more than it uses: that such a module is there is known without having it. All
 * other modules are errors where they are imported.
 */
final class LackingModules {

  private static final Map<String, Set<String>> NAMES = new HashMap<>();

  static {
    plain(
        "array base64 cmath csv difflib hmac logging sqlite3 traceback types unicodedata unittest");
    names("abc", "ABC ABCMeta abstractmethod");
    names("dataclasses", "asdict astuple dataclass field fields is_dataclass replace");
    names(
        "decimal",
        "Context Decimal DivisionByZero InvalidOperation ROUND_CEILING ROUND_DOWN ROUND_FLOOR"
            + " ROUND_HALF_DOWN ROUND_HALF_EVEN ROUND_HALF_UP ROUND_UP getcontext localcontext"
            + " setcontext");
    names("enum", "Enum EnumMeta Flag IntEnum IntFlag StrEnum auto unique");
    names("fractions", "Fraction");
    names("hashlib", "blake2b md5 sha1 sha256 sha512");
    names("numbers", "Complex Integral Number Rational Real");
    names("os", "getcwd getenv listdir path");
    names("pathlib", "Path PurePath PurePosixPath");
    names("pprint", "PrettyPrinter pformat pp pprint");
    names(
        "random",
        "Random betavariate choice choices expovariate gauss normalvariate randint random"
            + " randrange sample seed shuffle triangular uniform");
    names("pytz", "FixedOffset UTC all_timezones common_timezones exceptions timezone utc");
    names("sys", "argv exit float_info getsizeof maxsize stderr stdout version");
    names(
        "time",
        "gmtime localtime mktime monotonic perf_counter process_time sleep strftime strptime time");
    names("unittest.mock", "MagicMock Mock call patch");
    names("uuid", "NAMESPACE_DNS UUID uuid1 uuid3 uuid4 uuid5");
  }

  private LackingModules() {}

  private static void plain(String modules) {
    for (String module : modules.split(" ")) {
      NAMES.put(module, Set.of());
    }
  }

  private static void names(String module, String names) {
    NAMES.put(module, Set.of(names.split(" ")));
  }

  static boolean has(String module) {
    return NAMES.containsKey(module);
  }

  /** Whether the module is known to have the name. */
  static boolean has(String module, String name) {
    return NAMES.getOrDefault(module, Set.of()).contains(name);
  }
}
