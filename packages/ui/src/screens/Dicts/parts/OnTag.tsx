import { Tag } from '../../../primitives/Tag/Tag.tsx';

/** Whether something is offered. */
export const OnTag = ({ isOn }: { isOn: boolean }) => (
  <Tag tone={isOn ? 'ok' : 'neutral'}>{isOn ? '启用' : '停用'}</Tag>
);
