/** A placeholder address; nothing is fetched from it. */
export const NOWHERE = 'https://nowhere.invalid/';

/** A lock file without packages: only the standard library is available. */
export const LOCK_FILE = JSON.stringify({
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', version: '314.0.7', python: '3.14.2' },
  packages: {},
});
