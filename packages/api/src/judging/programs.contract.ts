import * as z from 'zod/mini';
import { CPP_STANDARDS } from './languages.ts';
import { SOURCE_MAX_BYTES } from '../kit/constants.ts';
import { VERDICT } from './verdicts.ts';

/** Language of a program: 53 is C++, 71 Python. */
export const language = z.union([z.literal(53), z.literal(71)]);
/** A C++ standard. */
export const standard = z.enum(CPP_STANDARDS);
/** A verdict. */
export const verdict = z.enum(VERDICT.values);

const encoder = new TextEncoder();
/** Source code, up to 64 KB of UTF-8. */
export const source = z
  .string()
  .check(z.refine((text) => encoder.encode(text).length <= SOURCE_MAX_BYTES, '代码最多 64 KB'));
