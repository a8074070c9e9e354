import { ExamsOf } from './ExamsOf.tsx';

/** /exam/list */
export const Component = () => <ExamsOf mine={false} />;
