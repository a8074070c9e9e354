import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { previewConfig } from './previewConfig.tsx';

export default definePreview({ ...previewConfig, addons: [addonA11y(), addonDocs()], tags: ['autodocs'] });
