/** Variable with the error of a global setup, which would otherwise end the run of all projects. */
export const SETUP_FAILED = 'AOSAI_SETUP_FAILED';

const why = process.env[SETUP_FAILED];
if (why !== undefined && process.env['VITEST_WORKER_ID'] !== undefined) throw new Error(why);
