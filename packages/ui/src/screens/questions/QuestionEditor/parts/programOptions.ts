import { CPP, CPP_STANDARDS, LANGUAGE_IDS, LANGUAGES, type LanguageId } from '@aosai/api/judging/languages';

export const LANGUAGE_OPTIONS = LANGUAGE_IDS.map((id) => ({ value: String(id), label: LANGUAGES[id].label }));
export const STANDARD_OPTIONS = CPP_STANDARDS.map((standard) => ({ value: standard, label: standard.toUpperCase() }));

/** Parses the value of a language select. */
export const languageOf = (value: string): LanguageId => LANGUAGE_IDS.find((id) => String(id) === value) ?? CPP;
