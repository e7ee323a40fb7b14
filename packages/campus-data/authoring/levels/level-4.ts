import type { LevelLayout } from '../layout.ts';

export const level4: LevelLayout = {
  west: {
    southOuter: '407:9 410:9 413:9 416:11 419:9 420:9 422:9 425:13',
    southNear: '408:5 409:4 411:4 412:4 414:4',
    southInner: '415:4 417:4 418:4 ~:12 421:4 423:4 424:5',
    westNear: '426:1 427:1',
    westFar: '428:1 429:1',
    northOuter: '430:15 432:10 435:10 436:10 436A:4 439:12',
    northInner: '431:4 433:4 434:4 ~:10 437:5 438:4 440:4 441:4',
    passage: '442:4 443:4 444:4 445:6 446:6',
    hall: '447',
  },
  east: {
    southOuter: '448:13 450:13 452:13 454:14 ^:12 457:14',
    southNear: '449:8 451:5',
    southInner: '453:5 ~:10 455:5 ~:12 456:5',
    westNear: '458:1',
    westFar: '459:1',
    northOuter: '460:15 ^:24 463:14',
    northInner: '461:5 462:5 ~:14 464:8',
    passage: '465:12 466:8',
    hall: '467',
  },
};
