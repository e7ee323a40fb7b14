export { Announcement, LiveRegion, useAnnounce } from './announce/LiveRegion.tsx';
export { Button, ButtonLink, type ButtonTone } from './button/Button.tsx';
export { classNames } from './class-names.ts';
export { comboboxStyles, OptionContent, OptionLink } from './combobox/OptionContent.tsx';
export { type ComboboxOptionProps, useCombobox } from './combobox/use-combobox.ts';
export { once, useLazyValue } from './combobox/use-lazy-value.ts';
export { Field, type FieldControl, type FieldProps } from './form/Field.tsx';
export { SearchBox, TextInput } from './form/inputs.tsx';
export { SelectField } from './form/SelectField.tsx';
export { Icon, type IconData } from './icon/Icon.tsx';
export * from './icon/icons.ts';
export { useKeys } from './keys/use-keys.ts';
export { useFirstNewLine } from './list/use-first-new-line.ts';
export { DisclosureMenu, type DisclosureMenuProps, MenuLink, MenuRow } from './menu/DisclosureMenu.tsx';
export { ClosedNote } from './notice/ClosedNote.tsx';
export { ClosureNews } from './notice/ClosureNews.tsx';
export { Notice, type NoticeTone } from './notice/Notice.tsx';
export { OfferNotice } from './notice/OfferNotice.tsx';
export { PageHeader, type PageHeaderProps } from './page-header/PageHeader.tsx';
export {
  ExitPictogram,
  HerePictogram,
  LiftPictogram,
  type Pictogram,
  type PictogramProps,
  pictogramNames,
  pictogramOf,
  StairsDownPictogram,
  StairsPictogram,
  StepFreePictogram,
} from './pictogram/pictograms.tsx';
export { QuickLinks } from './quick-links/QuickLinks.tsx';
export { SaveButton } from './save/SaveButton.tsx';
export { SavedPlaceList } from './save/SavedPlaceList.tsx';
export { runInSlices } from './schedule/run-in-slices.ts';
export { cancelPaint, schedulePaint } from './schedule/schedule-paint.ts';
export { useAfterLayout } from './schedule/use-after-layout.ts';
export { useFirstTouch } from './schedule/use-first-touch.ts';
export { SearchForm } from './search/SearchForm.tsx';
export { printPage } from './share/print-page.ts';
export { useShare } from './share/use-share.ts';
export { SignCode, type SignCodeProps } from './sign/SignCode.tsx';
export { SignPlate } from './sign/SignPlate.tsx';
export { PageSkeleton, Skeleton } from './skeleton/Skeleton.tsx';
export { PlanBoundary } from './stage/PlanBoundary.tsx';
export { Stage } from './stage/Stage.tsx';
export { styles } from './styles.ts';
export { ThemeSwitch } from './theme/ThemeSwitch.tsx';
export { useTitle } from './title/use-title.ts';
