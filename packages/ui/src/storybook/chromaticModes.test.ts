import { expect, test } from 'vitest';
import { withSnapshots } from './chromaticModes.ts';

type Context = Parameters<typeof withSnapshots>[0];

function snapshotsOf(id: string, tags: string[], chromatic?: object): unknown {
  const parameters: Record<string, unknown> = { chromatic };
  withSnapshots({ id, tags, parameters, argTypes: {} } as unknown as Context);
  return parameters['chromatic'];
}

const EVERY_LOOK = {
  modes: {
    浅色: { look: 'light' },
    深色: { look: 'dark' },
    手机: { look: 'light', viewport: 390 },
    强制颜色: { contrast: 'active' },
  },
};

test('withSnapshots: photographs key stories and primitives in each look', () => {
  expect(snapshotsOf('screens-home--full', ['story', 'key'])).toEqual(EVERY_LOOK);
  expect(snapshotsOf('primitives-button--default', ['story'])).toEqual(EVERY_LOOK);
});

test('withSnapshots: photographs other stories as they are', () => {
  expect(snapshotsOf('screens-home--empty', ['story'])).toEqual({});
});

test('withSnapshots: leaves out stories that look like another, and tests on stories', () => {
  expect(snapshotsOf('screens-home--same', ['story', 'key', 'no-visual'])).toEqual({ disableSnapshot: true });
  expect(snapshotsOf('screens-home--full', ['test-fn', 'key'])).toEqual({ disableSnapshot: true });
});

test('withSnapshots: leaves what a story says by itself', () => {
  expect(snapshotsOf('screens-home--empty', ['story'], { delay: 300 })).toEqual({ delay: 300 });
});
