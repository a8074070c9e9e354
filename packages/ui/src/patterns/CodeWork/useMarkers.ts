import type { LanguageId } from '@aosai/api/judging/languages';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';
import type { CompileMarker } from '@aosai/editor/surface';
import { useEffect, useState } from 'react';
import { compileMarkers } from '../CodePane/compileMarkers.ts';
import type { CodeHelp } from './codeWork.ts';

interface Options {
  help: CodeHelp | null;
  language: LanguageId;
  code: string;
  /** The newest run or submission. */
  newest: SubmissionView | undefined;
  /** The program was changed after it. */
  isEdited: boolean;
}

/**
 * The marked lines of the editor: signs that no program may have, and otherwise the compiler's errors. Where help is
 * offered, the first error is explained in Chinese at the line where the mistake is; the others follow from it and keep
 * the compiler's words.
 */
export function useMarkers({ help, language, code, newest, isEdited }: Options): readonly CompileMarker[] {
  const [explained, setExplained] = useState<{ id: string; marker: CompileMarker } | null>(null);
  const failed = newest?.verdict === 'CE' && !isEdited ? newest : undefined;
  const { id, language: judged, compileMessage } = failed ?? {};
  useEffect(() => {
    if (!help || id === undefined || judged === undefined || compileMessage === undefined) return undefined;
    let isWanted = true;
    help.explain(judged, compileMessage, code).then(
      (said) => {
        if (isWanted && said && said.line !== null)
          setExplained({ id, marker: { line: said.line, message: `${said.title}。${said.advice}` } });
      },
      // Without the rules, for example offline, the compiler's words stay.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [help, id, judged, compileMessage, code]);
  // A full-width sign is the cause of what the compiler says about later lines.
  const signs = help?.markersOf(language, code) ?? [];
  if (signs.length > 0) return signs;
  if (!failed) return [];
  const own = compileMarkers(failed.compileMessage);
  if (explained?.id !== failed.id) return own;
  const { marker } = explained;
  return [marker, ...own.slice(1).filter(({ line }) => line !== marker.line)];
}
