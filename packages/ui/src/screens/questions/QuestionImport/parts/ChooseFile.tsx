import { styled } from 'styled-components';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { theme } from '../../../../tokens/theme.ts';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { FileDrop } from '../../../../primitives/FileDrop/FileDrop.tsx';
import type { QuestionImportProps } from '../importProps.ts';

const ACCEPT = '.zip,.xml,.json,.xlsx,.csv,.docx,.txt,.gift,.md';
const MAX_BYTES = 200 * MEBIBYTE;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[8]} ${theme.space[16]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  dt {
    color: ${theme.color.ink3};
  }
`;

/** Chooses a file; lists the supported formats and offers a template. */
export const ChooseFile = ({ upload, templateHref, on }: QuestionImportProps) => (
  <Root>
    <FileDrop
      label="选择题目文件"
      hint="按内容识别格式，不超过 200 MB。"
      accept={ACCEPT}
      maxBytes={MAX_BYTES}
      {...upload}
      onCancel={on.cancel}
      onFiles={([file]) => {
        if (file) on.choose(file);
      }}
    />
    <dl>
      <dt>客观题</dt>
      <dd>Excel 模板、Word 试卷、GIFT、Moodle XML、Aiken、QTI、本站导出的数据文件</dd>
      <dt>编程题</dt>
      <dd>FPS、ICPC、Polygon、Hydro、QDUOJ、HOJ、SYZOJ、DMOJ、hustoj 的题目包，或成对的测试数据</dd>
    </dl>
    <div>
      <ButtonLink href={templateHref} download size="s" icon="download">
        下载 Excel 模板
      </ButtonLink>
    </div>
  </Root>
);
