/** Programming languages by their ids on the wire (spec/platform §3: cpp 53, python 71, as in Judge0). */
export const LANGUAGES = {
  53: { id: 53, key: 'cpp', label: 'C++', extension: 'cpp' },
  71: { id: 71, key: 'python', label: 'Python', extension: 'py' },
} as const;

/** A programming language, 53 (C++) or 71 (Python): also the key of records by language, such as initial code. */
export type LanguageId = keyof typeof LANGUAGES;

/** All language ids, in display order. */
export const LANGUAGE_IDS = [53, 71] as const satisfies readonly LanguageId[];
/** Id of C++. */
export const CPP = 53 satisfies LanguageId;
/** Id of Python. */
export const PYTHON = 71 satisfies LanguageId;

/** C++ standards that a problem may require. */
export const CPP_STANDARDS = ['c++11', 'c++14', 'c++17', 'c++20'] as const;

/** C++ standard as the compiler's `-std=` takes it; programs in Python ignore it. */
export type CppStandard = (typeof CPP_STANDARDS)[number];

/** Standard of programs whose problem sets none: the default of the olympiads. */
export const DEFAULT_STANDARD = 'c++14' as const satisfies CppStandard;

/** Standard of programming tasks without one in a paper of this template. GESP is examined in C++11. */
export const standardOf = (template: string): CppStandard =>
  template.startsWith('gesp-') ? 'c++11' : DEFAULT_STANDARD;

/** Initial code of a C++ editor (spec/platform §3: header, main, return 0). */
export const CPP_TEMPLATE = `#include <bits/stdc++.h>
using namespace std;

int main() {

    return 0;
}
`;

/** Initial code of an editor. */
export function templateFor(language: LanguageId): string {
  return language === CPP ? CPP_TEMPLATE : '';
}
