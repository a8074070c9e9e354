import { Tag } from '../../../primitives/Tag/Tag.tsx';

/** Whether some call still asks for it. */
export const GoneTag = ({ goneAt }: { goneAt: string | null }) => (
  <Tag tone={goneAt === null ? 'ok' : 'warn'}>{goneAt === null ? '在用' : '已不用'}</Tag>
);
