import { cdp } from 'vitest/browser';

globalThis.aosaiForceColors = async (isOn) => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: isOn ? 'active' : 'none' }],
  });
};
