/** Words of C++ that a learner can use without having named them: types, statements and names of the library. */
const CPP_NAMES = new Set(
  `auto bool break case catch char class const constexpr continue default delete do double else enum explicit extern
  false float for friend goto if inline int long namespace new nullptr operator private protected public return short
  signed sizeof static struct switch template this throw true try typedef typename union unsigned using virtual void
  while cin cout cerr endl string ifstream ofstream stringstream istringstream ostringstream fixed setprecision setw
  int64_t size_t stdin stdout EOF INT_MAX INT_MIN LLONG_MAX LLONG_MIN RAND_MAX NULL`.split(/\s+/u),
);
/** Types that take others in angle brackets; their names are ordinary names elsewhere. */
const TEMPLATES =
  /\b(array|bitset|deque|function|greater|less|list|map|multimap|multiset|pair|priority_queue|queue|set|stack|tuple|unordered_map|unordered_set|vector)(?=<)/gu;
/** Functions of the library; their names are ordinary names elsewhere. */
const FUNCTIONS =
  /(?<![.\w]|->)(__gcd|abs|accumulate|atoi|ceil|count|exit|fgets|fill|find|floor|freopen|gcd|getchar|getline|gets|isalpha|isdigit|islower|isupper|lower_bound|make_pair|max|max_element|memset|min|min_element|next_permutation|pow|printf|putchar|puts|rand|reverse|round|scanf|sort|sqrt|srand|sscanf|stable_sort|stoi|stoll|strcmp|strcpy|strlen|swap|time|to_string|tolower|toupper|unique|upper_bound)(?=\s*\()/gu;
const CPP_SIGN = /<<=|>>=|\+\+|--|->|::|&&|\|\||<<|>>|[-+*/%=!<>&|^]=|[-+*/%=!<>&|^~?[]/gu;
const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'/gu;

const FORMAT = /%[-+0 ]?\d*(?:\.\d+)?l{0,2}[dfscxXoueg]/gu;
/** `%5d` and `%.2f` for any width: `%nd`, `%.nf`. */
const widthless = (format: string): string => format.replaceAll(/[1-9]\d*|(?<=\.)\d+/gu, 'n');

const all = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].map(([found, part]) => part ?? found);

/** The names of functions that a program defines itself. */
const ownNames = (code: string): Set<string> =>
  new Set(all(code, /^\s*(?:[\w:<>]+[\s*&]+)+([A-Za-z_]\w*)\s*\([^;{]*\)\s*\{/gmu));

/**
 * The words and signs of C++ that a program uses, each once: headers as `<cmath>`, members as `.size`, characters in
 * quotes as `''`, escapes as `\n`, formats of printf and scanf as `%.nf`. Texts and comments do not count.
 */
export function cppWordsIn(source: string): string[] {
  const uncommented = source.replaceAll(/\/\*.*?\*\//gsu, ' ').replaceAll(/\/\/.*$/gmu, '');
  const texts = all(uncommented, TEXT);
  const code = uncommented.replaceAll(/^\s*#.*$/gmu, '').replaceAll(TEXT, ' S ');
  const own = ownNames(code);
  const isFormatted = /\b(?:printf|scanf)\b/u.test(code);
  return [
    ...new Set([
      ...all(uncommented, /#\s*include\s*(<[\w./+]+>)/gu),
      ...texts.flatMap((text) => all(text, /\\./gu)),
      ...(texts.some((text) => text.startsWith("'")) ? ["''"] : []),
      ...(isFormatted ? texts.flatMap((text) => all(text, FORMAT).map(widthless)) : []),
      ...all(code, /(?:\.|->)\s*([a-z_]\w*)\s*\(/gu).map((name) => `.${name}`),
      ...all(code, /(?<![.\w]|->)[A-Za-z_]\w*/gu).filter((word) => CPP_NAMES.has(word)),
      ...all(code, TEMPLATES),
      ...all(code, FUNCTIONS).filter((name) => !own.has(name)),
      ...all(code, CPP_SIGN),
    ]),
  ];
}

const PYTHON_SIGN = /\*\*|\/\/=|[-+*/%=!<>]=|\/\/|[-+*/%<>=]/gu;
/** Words of Python that a learner can use without having named them. */
const PYTHON_NAMES = new Set(
  `and as assert break class continue def del elif else except False finally for from global if import in is lambda None
  not or pass raise return True try while with yield abs all any bin bool chr dict divmod enumerate eval exec float hex
  input int isinstance len list map max min oct open ord pow print range repr reversed round set sorted str sum tuple
  type zip sep end file turtle random math sys`.split(/\s+/u),
);

/** The words and signs of Python that a program uses. Texts and comments do not count, the `{}` of an f-string do. */
export function pythonWordsIn(source: string): string[] {
  const inside: string[] = [];
  const bare = source
    .replaceAll(
      /\b(f?)("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|("[^"\n]*"|'[^'\n]*')/gu,
      (_, f: string, text: string) => {
        if (f !== 'f') return ' ';
        inside.push(...[...text.matchAll(/\{([^}:]*)/gu)].map(([, part = '']) => part));
        return ' F ';
      },
    )
    .replaceAll(/#.*$/gmu, '');
  const code = [bare, ...inside].join('\n');
  const attributes = [...code.matchAll(/\.([a-z_]\w*)/gu)].map(([, name = '']) => name);
  const words = [...code.matchAll(/(?<![.\w])[A-Za-z_]\w*/gu)].map(([word]) => word);
  const signs = [...code.matchAll(PYTHON_SIGN)].map(([sign]) => sign);
  const isStarred = /^from turtle import \*/mu.test(code);
  const called = isStarred ? [...code.matchAll(/(?<![.\w])([a-z_]+)\(/gu)].map(([, name = '']) => name) : [];
  return [
    ...attributes,
    ...called,
    ...signs,
    ...words.filter((word) => PYTHON_NAMES.has(word)),
    ...(inside.length > 0 ? ['f-string'] : []),
  ];
}
