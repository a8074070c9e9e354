import { knowledgePoint } from '@aosai/api/questions/knowledgePoints';
import { MASTERY_BAND } from '@aosai/api/practice/mastery';
import { VERDICT } from '@aosai/api/judging/verdicts';
import { wrongPlace } from '@aosai/api/practice/wrongPlace';
import { Html } from '../../../../primitives/Html/Html.tsx';
import { PrintTable } from './PrintTable.tsx';
import type { ClassReport } from '@aosai/api/classes/classReport.contract';

const HEADS = [{ label: '知识点' }, { label: '掌握度' }, { label: '最常选错' }, { label: '没通过最多的编程题' }];

/** The points the class masters least, each with its causes. */
export const WeakTable = ({ weak }: Pick<ClassReport, 'weak'>) =>
  weak.length === 0 ? (
    <p>还没有人做过足够的题，看不出薄弱的知识点。</p>
  ) : (
    <PrintTable title="最弱的知识点" heads={HEADS}>
      {weak.map(({ pointId, percent, band, answers, wrongOption, program }) => (
        <tr key={pointId}>
          <td>{knowledgePoint(pointId)?.name ?? pointId}</td>
          <td>
            {MASTERY_BAND.label(band)} {percent}% <small>依据 {answers} 题</small>
          </td>
          <td>
            {wrongOption ? (
              <>
                <Html as="inline" html={wrongOption.optionHtml} />{' '}
                <small>
                  {wrongOption.students} 人选，{wrongPlace(wrongOption)}
                </small>
              </>
            ) : (
              '—'
            )}
          </td>
          <td>
            {program ? (
              <>
                {program.title}{' '}
                <small>
                  {VERDICT.label(program.verdict)}，{program.students} 人没通过
                </small>
              </>
            ) : (
              '—'
            )}
          </td>
        </tr>
      ))}
    </PrintTable>
  );
