import { AosaiRoot } from '@aosai/ui/primitives/AosaiRoot';
import { createRoot } from 'react-dom/client';
import { Exams } from './Exams.tsx';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <AosaiRoot>
      <Exams />
    </AosaiRoot>,
  );
