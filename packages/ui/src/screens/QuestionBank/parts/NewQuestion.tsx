import { QUESTION_KINDS, QUESTION_TYPES, type QuestionType } from '@aosai/api/domain/questions/kinds';
import type { ComponentProps } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';

const trigger: ComponentProps<typeof Menu>['trigger'] = (props) => (
  <Button {...props} variant="primary" icon="plus">
    新建题目
  </Button>
);

/** A question begins with its type: each has an editor of its own. */
export const NewQuestion = ({ onCreate }: { onCreate: (type: QuestionType) => void }) => (
  <Menu
    trigger={trigger}
    items={QUESTION_TYPES.map((type) => ({
      id: type,
      label: QUESTION_KINDS[type].label,
      onSelect: () => onCreate(type),
    }))}
  />
);
