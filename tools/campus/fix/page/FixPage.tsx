import { isInside, type Point } from '@campusway/campus';
import type { FixRequest, Task } from '@campusway/import/fix';
import { Button, Notice, SelectField, styles, ThemeSwitch, undoIcon } from '@campusway/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { NameForm } from './NameForm.tsx';
import { PlanView } from './PlanView.tsx';
import { TaskList } from './TaskList.tsx';
import { useSession, useShownLevel } from './use-session.ts';

/** What a click on the plan does. */
const tools = {
  door: 'puts a door on a wall',
  way: 'draws a way: two clicks',
  name: 'names a room',
} as const;
type Tool = keyof typeof tools;

export function FixPage() {
  const { state, message, send } = useSession();
  const [position, setPosition] = useState({ id: '', index: 0 });
  const [choice, setChoice] = useState({ id: '', proposal: 0 });
  const [chosenLevel, setChosenLevel] = useState<string>();
  const [tool, setTool] = useState<Tool>('door');
  const [start, setStart] = useState<Point>();
  const [naming, setNaming] = useState<string>();

  const { tasks = [], levels = [], unsaved = 0, elsewhere = 0 } = state ?? {};
  const found = tasks.findIndex(({ id }) => id === position.id);
  // After a task is done, the next one is at its position.
  const index = found >= 0 ? found : Math.min(position.index, tasks.length - 1);
  const task = tasks[index];
  const proposal = choice.id === task?.id ? choice.proposal : 0;
  const level = chosenLevel ?? task?.level ?? levels[0]?.id;
  const shown = useShownLevel(level, state?.revision);
  const unit = naming ?? (task?.kind === 'name' && !chosenLevel ? task.unit : undefined);
  const room = shown?.rooms.find((one) => one.unit === unit);

  function goTo(next: number): void {
    const to = tasks[Math.min(Math.max(next, 0), tasks.length - 1)];
    if (!to) return;
    setPosition({ id: to.id, index: tasks.indexOf(to) });
    if (to.kind !== 'none') setTool(to.kind);
    setChosenLevel(undefined);
    setStart(undefined);
    setNaming(undefined);
  }

  function accept({ id, kind, level, proposals }: Task): void {
    const line = proposals[proposal];
    goTo(index + 1);
    if (line && (kind === 'door' || kind === 'way'))
      send({ do: kind, level, line }).then((isDone) => isDone || setPosition({ id, index }));
  }

  function click(point: Point): void {
    if (!shown) return;
    const { level, rooms } = shown;
    if (tool === 'name') setNaming(rooms.find(({ outline }) => isInside(point, outline))?.unit);
    else if (tool === 'door') send({ do: 'door', level, at: point });
    else if (!start) setStart(point);
    else {
      send({ do: 'way', level, line: [start, point] });
      setStart(undefined);
    }
  }

  async function nameRoom(request?: FixRequest): Promise<void> {
    // What is refused stays, to be corrected.
    if (request && !(await send(request))) return;
    if (naming) setNaming(undefined);
    else goTo(index + 1);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text';
    const request = { z: 'undo', s: 'save' } as const;
    const key = event.key.toLowerCase() as keyof typeof request;
    if (!(event.ctrlKey || event.metaKey) || !request[key] || (key === 'z' && isTyping)) return;
    event.preventDefault();
    send({ do: request[key] });
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  if (!state) return message && <Notice tone="error">{message}</Notice>;
  return (
    <div className="fix">
      <header>
        <h1>Fix the plans</h1>
        <SelectField
          label="Level"
          value={level}
          options={levels.map(({ id, title }) => [id, title])}
          onChange={setChosenLevel}
        />
        <SelectField
          label="A click"
          value={tool}
          options={Object.entries(tools)}
          onChange={(value) => setTool(value as Tool)}
        />
        <Button disabled={unsaved === 0} onClick={() => send({ do: 'undo' })} icon={undoIcon}>
          Undo
        </Button>
        <Button tone="primary" disabled={unsaved === 0} onClick={() => send({ do: 'save' })}>
          {unsaved === 0 ? 'All saved' : `Save ${unsaved} ${unsaved === 1 ? 'change' : 'changes'}`}
        </Button>
      </header>
      <main>
        <section aria-labelledby="left">
          <h2 id="left">
            <output>{tasks.length === 0 ? 'Nothing left to fix' : `${tasks.length} to fix`}</output>
          </h2>
          {message && (
            <Notice tone="error">
              <p>{message}</p>
              {message.includes('Read again') && (
                <Button onClick={() => send({ do: 'read' })}>Read again</Button>
              )}
            </Notice>
          )}
          <TaskList
            {...{ tasks, index, proposal }}
            titleOf={(id) => levels.find((one) => one.id === id)?.title ?? id}
            onGo={goTo}
            onAccept={accept}
            onChoose={(next) => task && setChoice({ id: task.id, proposal: next })}
          />
          {room && <NameForm key={room.unit} room={room} onDone={nameRoom} />}
          {elsewhere > 0 && (
            <p className={styles.detail}>
              {elsewhere} findings are not on a plan: npm run data:check lists them
            </p>
          )}
          <ThemeSwitch />
        </section>
        {shown && (
          <PlanView
            key={shown.level}
            {...{ shown, proposal, start }}
            task={task?.level === shown.level ? task : undefined}
            onClick={click}
          />
        )}
      </main>
    </div>
  );
}
