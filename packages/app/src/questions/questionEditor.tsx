import { QUESTION_TYPES } from '@aosai/api/questions/kinds';
import { NewQuestion } from '@aosai/ui/screens/questions/NewQuestion';
import { useLocation, useSearchParams } from 'wouter';
import { EditQuestion } from './EditQuestion.tsx';

/** /bms|edms/question/:id and …/question/new?type=: edits a question. */
export function Component() {
  const [pathname] = useLocation();
  const [params] = useSearchParams();
  const [, first, , id = ''] = pathname.split('/');
  const office = first === 'bms' ? 'bms' : 'edms';
  const bankHref = `/web/${office}/question`;
  if (id !== 'new') return <EditQuestion key={id} office={office} id={id} />;
  const type = QUESTION_TYPES.find((one) => one === params.get('type'));
  if (type === undefined) return <NewQuestion bankHref={bankHref} hrefOf={(one) => `${bankHref}/new?type=${one}`} />;
  return <EditQuestion key={type} office={office} id={null} type={type} />;
}
