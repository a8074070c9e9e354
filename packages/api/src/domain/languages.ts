/**
 * Programming languages by the ids that travel on the wire (spec/platform §3: cpp 53, python 71,
 * the numbering of Judge0). Standards are the ones a problem may ask for; C++14 is the olympiad default.
 */
export const LANGUAGES = {
  53: { id: 53, key: 'cpp', label: 'C++', extension: 'cpp' },
  71: { id: 71, key: 'python', label: 'Python', extension: 'py' },
} as const;

export type LanguageId = keyof typeof LANGUAGES;

export const LANGUAGE_IDS = [53, 71] as const satisfies readonly LanguageId[];
export const CPP = 53 satisfies LanguageId;
export const PYTHON = 71 satisfies LanguageId;

export const CPP_STANDARDS = ['c++11', 'c++14', 'c++17', 'c++20'] as const;
export type CppStandard = (typeof CPP_STANDARDS)[number];

/** Of programs whose problem asks for none: as the olympiads compile. */
export const DEFAULT_STANDARD = 'c++14' as const satisfies CppStandard;

/** Of programming tasks that ask for none in a paper of this template: GESP's levels are examined in C++11. */
export const standardOf = (template: string): CppStandard =>
  template.startsWith('gesp-') ? 'c++11' : DEFAULT_STANDARD;

/** What a new C++ editor starts with (spec/platform §3: header, main, return 0). */
export const CPP_TEMPLATE = `#include <bits/stdc++.h>
using namespace std;

int main() {

    return 0;
}
`;

export function templateFor(language: LanguageId): string {
  return language === CPP ? CPP_TEMPLATE : '';
}
