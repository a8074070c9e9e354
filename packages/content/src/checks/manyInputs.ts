import { CPP, type LanguageId } from '@aosai/api/judging/languages';

const APART = '\u001E';

const CPP_MAIN = `
int main() {
    std::string all((std::istreambuf_iterator<char>(std::cin)), std::istreambuf_iterator<char>());
    std::stringstream pieces(all);
    std::string piece;
    while (std::getline(pieces, piece, '\\x1e')) {
        std::istringstream in(piece);
        std::cin.clear();
        std::streambuf *before = std::cin.rdbuf(in.rdbuf());
        solve_one();
        std::cin.rdbuf(before);
        std::cout << '\\x1e';
    }
}
`;

const pythonOf = (source: string) => `import io, sys
code = compile(${JSON.stringify(source)}, "answer", "exec")
pieces = sys.stdin.read().split("\\x1e")
for piece in pieces:
    sys.stdin = io.StringIO(piece)
    exec(code, {"__name__": "__main__"})
    print("\\x1e", end="")
`;

/** Wraps a program so that one run answers many inputs: starting it for each would take minutes. */
export function manyInputs(language: LanguageId, source: string, inputs: readonly string[]) {
  const many =
    language === CPP
      ? `#include <bits/stdc++.h>\n${source.replace('int main()', 'int solve_one()')}${CPP_MAIN}`
      : pythonOf(source);
  return { source: many, stdin: inputs.join(APART) };
}

/** Splits that program's output by input. */
export const outputsOf = (stdout: string): string[] => stdout.split(APART).slice(0, -1);
