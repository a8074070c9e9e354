import { addons, types } from 'storybook/manager-api';
import { docsThemes, isDark } from '../packages/ui/src/storybook/docs/docsTheme.ts';
import { ReaderChoices } from './readerChoices.ts';

addons.setConfig({
  theme: isDark('') ? docsThemes.dark : docsThemes.light,
  sidebar: { renderLabel: ({ type, name }) => (type === 'docs' && name === 'Docs' ? '说明' : name) },
  // The toolbar's own width takes its place, since a story's width locks this one.
  toolbar: { 'storybook/viewport/tool': { hidden: true } },
});

addons.register('aosai', () => {
  addons.add('aosai/choices', { title: '读者的选择', type: types.TOOLEXTRA, render: ReaderChoices });
});
