import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { landingText } from '#domain/texts/landingText.ts';
import { IconButton } from '../components/buttons/IconButton.tsx';
import styles from './Carousel.module.css';
import { SLIDE_SPACING, type Slides, useSlides } from './useSlides.ts';

/** Above this number the position is shown as numbers (specification 9). */
const MOST_DOTS = 10;

interface CarouselProps {
  readonly label: string;
  /** Seconds until the next slide; 0 turns the motion off. */
  readonly interval: number;
  readonly slides: readonly { readonly id: number; readonly face: ReactNode }[];
}

function Place({ count, slides: { shown, goTo } }: { count: number; slides: Slides }) {
  if (count > MOST_DOTS) {
    return (
      <span className={styles.numbers}>
        {shown + 1} / {count}
      </span>
    );
  }
  return (
    <span className={styles.dots}>
      {Array.from({ length: count }, (_, slide) => slide).map((slide) => (
        <button
          key={slide}
          type="button"
          className={styles.dot}
          aria-label={landingText('landing.slide', { number: slide + 1 })}
          aria-current={slide === shown || undefined}
          onClick={() => goTo(slide)}
        />
      ))}
    </span>
  );
}

/** A row of slides that the user swipes or steps through, or that advances on a timer. */
export function Carousel({ label, interval, slides: faces }: CarouselProps) {
  const slides = useSlides(faces.length, interval);
  const { row, shown, isPlaying, goTo, setPlaying, setHeld, onScroll, onTouched } = slides;
  if (faces.length === 0) return <p className={styles.none}>{landingText('landing.emptyCarousel')}</p>;
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        ref={row}
        className={styles.row}
        style={{ gap: SLIDE_SPACING }}
        aria-live={isPlaying ? 'off' : 'polite'}
        onScroll={onScroll}
        onPointerDown={onTouched}
        onWheel={onTouched}
      >
        {faces.map(({ id, face }, slide) => (
          <li
            key={id}
            aria-roledescription="slide"
            aria-label={landingText('landing.of', { number: slide + 1, count: faces.length })}
            className={styles.slide}
            inert={slide !== shown}
          >
            {face}
          </li>
        ))}
      </ul>
      {faces.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            size="small"
            label={landingText('landing.previousSlide')}
            icon={<ChevronLeft />}
            onClick={() => goTo(shown - 1)}
          />
          <Place count={faces.length} slides={slides} />
          <IconButton
            size="small"
            label={landingText('landing.nextSlide')}
            icon={<ChevronRight />}
            onClick={() => goTo(shown + 1)}
          />
          {interval > 0 && (
            <IconButton
              size="small"
              label={isPlaying ? landingText('landing.pause') : landingText('landing.play')}
              icon={isPlaying ? <Pause /> : <Play />}
              onClick={() => setPlaying(!isPlaying)}
            />
          )}
        </div>
      )}
    </section>
  );
}
