import { GlobalStyle } from '@aosai/ui/tokens/GlobalStyle';
import { ThemeStyle } from '@aosai/ui/tokens/ThemeStyle';
import { createRoot } from 'react-dom/client';
import { Exams } from './Exams.tsx';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <>
      <ThemeStyle />
      <GlobalStyle />
      <Exams />
    </>,
  );
