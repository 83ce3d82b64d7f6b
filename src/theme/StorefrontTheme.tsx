import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { LazyMotion, MotionConfig } from 'framer-motion';
import { type ReactNode, useEffect, useMemo } from 'react';
import { applyColourMode, type ColourMode } from './colourMode.ts';
import { DEFAULT_COLOURS, type ThemeColours } from './palette.ts';
import { createStorefrontSystem } from './system.ts';

export interface StorefrontThemeProps {
  readonly colours?: ThemeColours;
  readonly mode?: ColourMode;
  readonly children: ReactNode;
}

const loadMotion = () => import('./motionFeatures.ts').then((module) => module.motionFeatures);

export function StorefrontTheme({ colours = DEFAULT_COLOURS, mode = 'system', children }: StorefrontThemeProps) {
  const { primary, secondary } = colours;
  const system = useMemo(() => createStorefrontSystem({ primary, secondary }), [primary, secondary]);
  useEffect(() => applyColourMode(mode), [mode]);
  return (
    <ChakraProvider value={system}>
      <LazyMotion features={loadMotion} strict>
        <MotionConfig reducedMotion="user">{children}</MotionConfig>
      </LazyMotion>
    </ChakraProvider>
  );
}
