import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { StateNumbers } from '#domain/flows/flowNumbers.ts';
import { adminText } from '#domain/texts/adminText.ts';
import styles from './Flows.module.css';

const PAGE = '/admin/flows/atlas';

/** The machine of a step of a recording, and its active states. */
export interface ShownStep {
  readonly machine: string;
  readonly active: readonly string[];
}

interface AtlasFrameProps {
  /** The charts, as the build wrote them. */
  readonly data: string;
  readonly numbers: readonly StateNumbers[] | null;
  readonly step: ShownStep | null;
}

/**
 * The atlas at the chart in the address, such as `/admin/flows#/checkout`. The frame is sandboxed and has no origin of
 * its own, so that what it shows can only be sent to any.
 */
export function AtlasFrame({ data, numbers, step }: AtlasFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** A frame that loads again, such as after its process ended, has to be filled again. */
  const [loads, setLoads] = useState(0);
  const { hash } = useLocation();
  const [opened] = useState(hash);
  useEffect(() => {
    if (loads > 0) frame.current?.contentWindow?.postMessage(data, '*');
  }, [loads, data]);
  useEffect(() => {
    if (loads > 0) frame.current?.contentWindow?.postMessage({ numbers }, '*');
  }, [loads, numbers]);
  useEffect(() => {
    if (loads > 0) frame.current?.contentWindow?.postMessage({ step }, '*');
  }, [loads, step]);
  return (
    <iframe
      ref={frame}
      className={styles.atlas}
      title={adminText('flows.atlas')}
      src={`${PAGE}${opened}`}
      sandbox="allow-scripts allow-modals"
      onLoad={() => setLoads((times) => times + 1)}
    />
  );
}
