import { ERRORS } from '@aosai/api/kit/errors';
import { Facts } from './live.tsx';

const SHOWN = ['RATE_LIMITED', 'VERSION_CHANGED', 'FILE_TOO_LARGE', 'PWD_EXPIRED'] as const;

/** Texts of real errors: what happened, and what to do. */
export const ErrorExamples = () => <Facts of={SHOWN.map((code) => ({ name: code, sample: ERRORS[code].message }))} />;
