const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/**
 * Keywords of C++ that no variable can have as its name, for colours and for comparing programs. The editor proposes
 * words of its own choice: only those that beginners use, by kind, and it depends on no other package.
 */
export const CPP_KEYWORDS = words(
  'alignas alignof and asm auto bool break case catch char class const constexpr const_cast continue decltype default ' +
    'delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int ' +
    'long mutable namespace new noexcept not nullptr operator or private protected public register ' +
    'reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template this throw ' +
    'true try typedef typeid typename union unsigned using virtual void volatile wchar_t while',
);
/** Keywords of Python. */
export const PYTHON_KEYWORDS = words(
  'False None True and as assert async await break class continue def del elif else except finally for from global if ' +
    'import in is lambda nonlocal not or pass raise return try while with yield',
);
