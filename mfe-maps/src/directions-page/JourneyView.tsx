import { isolated } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { ThemeSwitch } from '@campusway/ui-kit';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { isPanel } from '../bottom-sheet/is-panel.ts';
import { Sheet } from '../bottom-sheet/Sheet.tsx';
import { ChipRow } from '../category-chips/ChipRow.tsx';
import { useCategory } from '../category-chips/use-category.ts';
import { WalkList } from '../category-chips/WalkList.tsx';
import type { EndpointName } from '../endpoints/find-endpoint.ts';
import type { JourneyEndpoint } from '../endpoints/find-target.ts';
import { FloorLegend } from '../plan/FloorLegend.tsx';
import { PlacePrint } from '../print/PlacePrint.tsx';
import { describePlace, PrintSheet } from '../print/PrintSheet.tsx';
import { RoutePrint } from '../print/RoutePrint.tsx';
import { StepFreeSwitch } from '../route-controls/StepFreeSwitch.tsx';
import { floorOf, floorsOf } from '../routing/floor-of.ts';
import { useRouteTitle } from '../routing/use-route-title.ts';
import { ShareBar, type ShareBarProps } from '../sharing/ShareBar.tsx';
import { AnswerCards } from './AnswerCards.tsx';
import { ChooseOnMap } from './ChooseOnMap.tsx';
import { FloorSwitch } from './FloorSwitch.tsx';
import { JourneyForm } from './JourneyForm.tsx';
import { JourneyMap } from './JourneyMap.tsx';
import { JourneyMessages } from './JourneyMessages.tsx';
import css from './JourneyView.module.css';
import { Peek } from './Peek.tsx';
import { StepBar } from './StepBar.tsx';
import { StepList } from './StepList.tsx';
import type { Journey } from './use-journey.ts';
import { useRoutePosition } from './use-route-position.ts';

const Guidance = lazy(() => import('../guidance/Guidance.tsx'));

interface JourneyViewProps {
  readonly journey: Journey;
  /** Link for sharing while there is no route. */
  readonly share?: ShareBarProps | undefined;
  /** The page's heading, without a route and a destination. */
  readonly children: ReactNode;
}

/** The map with the form, both routes and the directions; in reading order the map is last. */
export function JourneyView({ journey, share, children }: JourneyViewProps) {
  const [isGuiding, setIsGuiding] = useState(false);
  const { from, to, result, steps, stepFree, setStepFree, choose, swap, link } = journey;
  const route = result?.status === 'found' ? result : undefined;
  const destination = placeOf(to);
  const firstPlace = route?.fromPlace ?? placeOf(from) ?? destination;
  const { isStepping, current, goToStep, floor, keepsCamera, goToFloor, followTo, leave } = useRoutePosition(
    steps,
    floorOf(firstPlace?.level ?? 0),
  );
  const [isAsking, setAsking] = useState(from.kind === 'none' && to.kind === 'target');
  /** The endpoint that the next click on the map chooses. */
  const [pressed, setPressed] = useState<EndpointName>();
  const step = steps[current];
  const before = steps[current - 1];
  const opensFloor = !isStepping || !before || !step || floorOf(before.level) !== floorOf(step.level);
  useRouteTitle(route);
  const title = route
    ? `${isolated(route.fromPlace.name)} to ${isolated(route.toPlace.name)}`
    : `${college.facts.siteTitle} directions`;

  const path = paths.navigate({ ...link, stepFree });

  /** In a wide window the step is shown beside the map; on a phone it fills the screen. */
  function start(): void {
    if (isPanel()) goToStep(current);
    else setIsGuiding(true);
  }

  function take(end: EndpointName, id: string | undefined): void {
    const other = end === 'from' ? to : from;
    if (id && other.kind !== 'none') setAsking(false);
    choose(end, id);
  }

  const category = useCategory({ from, route, stepFree, onChoose: take });
  const list = useRef<HTMLElement>(null);
  return (
    <>
      <Sheet
        name="Route and directions"
        floating={
          pressed ? (
            <ChooseOnMap end={pressed} onCancel={() => setPressed(undefined)} />
          ) : (
            <JourneyForm
              journey={journey}
              open={isAsking}
              onOpen={setAsking}
              onChoose={take}
              onMap={(end) => {
                setAsking(false);
                setPressed(end);
              }}
            />
          )
        }
        peek={
          <div className={css.peek}>
            {isStepping && step ? (
              <>
                <h1 className="visually-hidden">{title}</h1>
                <StepBar steps={steps} current={current} onStep={goToStep} onLeave={leave} />
              </>
            ) : (
              <Peek journey={journey} onStart={start} onAsk={() => setAsking(true)}>
                {children}
              </Peek>
            )}
            <JourneyMessages
              journey={journey}
              step={isStepping && step ? `Step ${current + 1}. ${step.text}` : undefined}
            />
          </div>
        }
        stage={
          <>
            <Suspense fallback={<div />}>
              <JourneyMap
                from={from}
                to={to}
                stepFree={stepFree}
                result={result}
                step={step}
                opensFloor={opensFloor}
                floor={floor}
                keepsCamera={keepsCamera}
                category={category}
                list={list}
                onFollow={followTo}
                onChoose={take}
                onPress={
                  pressed &&
                  ((id) => {
                    if (!id) return;
                    setPressed(undefined);
                    take(pressed, id);
                  })
                }
              />
            </Suspense>
            <div className={css.floors} data-covers="end">
              <FloorSwitch
                floor={floor}
                near={step?.level ?? firstPlace?.level ?? floor}
                used={route ? floorsOf(route.legs) : []}
                onFloor={goToFloor}
              />
            </div>
          </>
        }
      >
        <StepFreeSwitch checked={stepFree} onChange={setStepFree} />
        <AnswerCards journey={journey} />
        {route && (
          <div className={css.chips}>
            <ChipRow chip={category.chip} onPress={category.press} />
            <WalkList category={category} floor={floor} stepFree={stepFree} list={list} />
          </div>
        )}
        {steps.length > 0 && (
          <section>
            <h2>Directions</h2>
            <StepList steps={steps} current={isStepping ? current : -1} onStep={goToStep} />
          </section>
        )}
        {steps.length > 0 && <ShareBar title={title} path={path} />}
        {steps.length === 0 && share && <ShareBar {...share} />}
        <Suspense>
          <FloorLegend level={floor} />
        </Suspense>
        <div className={css.end}>
          <ThemeSwitch />
          <p className={css.sources}>{[college.facts.name, ...college.facts.attribution].join('. ')}</p>
        </div>
      </Sheet>
      {isGuiding && route && (
        <Suspense>
          <Guidance
            route={route}
            steps={steps}
            first={current}
            onReturn={() => {
              setIsGuiding(false);
              swap();
            }}
            onClose={(last) => {
              setIsGuiding(false);
              goToStep(last);
            }}
          />
        </Suspense>
      )}
      {route && <RoutePrint route={route} steps={steps} path={path} />}
      {!route && destination && (
        <PrintSheet
          title={destination.name}
          facts={[describePlace(destination)]}
          path={path}
          code="QR code of these directions"
          plans={<PlacePrint place={destination} />}
        />
      )}
    </>
  );
}

function placeOf(end: JourneyEndpoint) {
  return end.kind === 'target' && end.target.kind === 'place' ? end.target.place : undefined;
}
