import { buildApp } from '../../scripts/parts/buildApp.ts';
import { SETUP_FAILED } from './setupHeld.ts';

/** Vitest's global setup: builds the app. A failed build fails each file of the project, so that others still run. */
export async function setup(): Promise<void> {
  try {
    await buildApp();
  } catch (error) {
    process.env[SETUP_FAILED] = String(error);
  }
}
