import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';

/** From the drawer of a row to the page on which it is filled. */
export const EditLink = ({ row, known }: { row: { id: string }; known: { base: string } }) => (
  <div>
    <ButtonLink size="s" href={`${known.base}/${row.id}`}>
      编辑内容
    </ButtonLink>
  </div>
);
