import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';

/** Link from a row's drawer to the page where it is edited. */
export const EditLink = ({ row, known }: { row: { id: string }; known: { base: string } }) => (
  <div>
    <ButtonLink size="s" href={`${known.base}/${row.id}`}>
      编辑内容
    </ButtonLink>
  </div>
);
