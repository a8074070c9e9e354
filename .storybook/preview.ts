import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { previewConfig } from '../packages/ui/src/storybook/previewConfig.tsx';

// Storybook parses this file without running it, so with a bare re-export it would miss globals, tags and order.
export default definePreview({
  ...previewConfig,
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  parameters: {
    ...previewConfig.parameters,
    options: { storySort: { order: ['Foundations', 'Primitives', 'Patterns', 'Screens', 'Flows'] } },
  },
});
