import type { Task } from '@campusway/import/fix';
import { Button, styles } from '@campusway/ui-kit';
import { type KeyboardEvent, useEffect, useRef } from 'react';

interface TaskListProps {
  readonly tasks: readonly Task[];
  readonly index: number;
  readonly proposal: number;
  /** Title of a level. */
  readonly titleOf: (level: string) => string;
  readonly onGo: (index: number) => void;
  /** Accepts the proposal, if there is one, and goes on. */
  readonly onAccept: (task: Task) => void;
  readonly onChoose: (proposal: number) => void;
}

/** What is to be fixed. Enter accepts and goes on, the arrow keys choose a task and its proposal. */
export function TaskList({ tasks, index, proposal, titleOf, onGo, onAccept, onChoose }: TaskListProps) {
  const current = useRef<HTMLButtonElement>(null);
  const task = tasks[index];
  const count = task?.proposals.length ?? 0;
  const another = (by: number) => onChoose((proposal + by + count) % count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each task takes the focus
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('ol')) current.current?.focus();
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [task?.id]);

  function onKeyDown(event: KeyboardEvent): void {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => onGo(index + 1),
      ArrowUp: () => onGo(index - 1),
      ...(count > 1 && { ArrowRight: () => another(1), ArrowLeft: () => another(-1) }),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    <ol onKeyDown={onKeyDown}>
      {tasks.map((one, i) => (
        <li key={one.id}>
          <button
            type="button"
            ref={i === index ? current : undefined}
            aria-current={i === index ? 'step' : undefined}
            tabIndex={i === index ? 0 : -1}
            onClick={() => (i === index ? onAccept(one) : onGo(i))}
          >
            <span className={styles.name}>{one.text}</span>
            <span className={styles.detail}>{titleOf(one.level)}</span>
            {i === index && <span className={styles.detail}>{one.fix}</span>}
          </button>
          {i === index && count > 0 && (
            <div className={styles.row}>
              <Button tone="primary" onClick={() => onAccept(one)}>
                {one.kind === 'way' ? 'Draw this way' : 'Put this door'}
              </Button>
              {count > 1 && <Button onClick={() => another(1)}>Another wall</Button>}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
