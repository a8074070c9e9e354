import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: '奥赛 Aosai',
    colorPrimary: '#c2352b',
    colorSecondary: '#24438f',
    appBg: '#f6f4ef',
    appBorderColor: '#e3dfd5',
    textColor: '#1a2233',
    barTextColor: '#4f5a6e',
    barSelectedColor: '#24438f',
  }),
});
