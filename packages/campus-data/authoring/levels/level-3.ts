import type { LevelLayout } from '../layout.ts';

export const level3: LevelLayout = {
  west: {
    southOuter: '301:9 304:9 306:11 309:9 311:9 313:11 315:9 317:13',
    southNear: '302:6 303:4 305:4 307:4',
    southInner: '308:4 310:5 312:4 ~:12 314:4 316:5',
    westNear: '318:1 319:1',
    westFar: '320:1',
    northOuter: '321:15 323:10 325:12 327:9 329:10 329A:3',
    northInner: '322:4 324:4 ~:10 326:6 328:4 330:4',
    passage: '331:5 332:5 333:6 334:7',
    hall: '336',
  },
  east: {
    southOuter: '337:9 340:11 343:9 345:9 348:11 349:9 351:11 354:13',
    southNear: '338:6 339:4 341:4 342:4',
    southInner: '344:4 346:4 347:5 ~:12 350:4 352:4 353:4',
    westNear: '355:1 356:1',
    westFar: '357:1',
    northOuter: '358:15 360:12 362:10 364:11 366:9',
    northInner: '359:4 361:4 ~:10 363:6 365:4 367:4',
    passage: '368:5 369:5 370:7 371:6',
    hall: '372',
  },
};
