import { useSelector } from '@xstate/react';
import ImageUp from 'lucide-react/icons/image-up';
import { useRef } from 'react';
import type { LogoUploadRef, LogoUploadSnapshot } from '#machines/admin/logoUpload/logoUploadMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { showMissing } from '../../../components/pictures/missingPicture.ts';
import { PICTURE_TYPES } from '../../../richText/pictureTypes.ts';
import styles from './Rules.module.css';

const isUploadingIn = (snapshot: LogoUploadSnapshot) => snapshot.hasTag('busy');
const refusalIn = ({ context }: LogoUploadSnapshot) => context.refusal;

interface LogoFieldProps {
  readonly upload: LogoUploadRef;
  /** A file of /img; '' for none. */
  readonly logoName: string;
  readonly isBusy: boolean;
  readonly error?: string | undefined;
}

/** The logo, and another one from the device. */
export function LogoField({ upload, logoName, isBusy, error }: LogoFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const isUploading = useSelector(upload, isUploadingIn);
  const refusal = useSelector(upload, refusalIn);
  return (
    <div className={styles.group}>
      <span className={styles.legend}>Logo</span>
      <div className={styles.logo}>
        {logoName === '' ? (
          <p className={styles.hint}>No logo yet. The store name is shown instead.</p>
        ) : (
          <img src={`/img/${logoName}`} alt="Store logo" onError={({ currentTarget }) => showMissing(currentTarget)} />
        )}
      </div>
      <div>
        <Button
          size="small"
          icon={<ImageUp />}
          disabled={isBusy}
          isBusy={isUploading}
          busyLabel="Uploading"
          onClick={() => picker.current?.click()}
        >
          {logoName === '' ? 'Choose Logo' : 'Change Logo'}
        </Button>
      </div>
      <p className={styles.hint}>
        JPEG, PNG, WebP, AVIF or SVG, at most 10 MB. Shown in the header (40 pixels high), on the sign-in page, on
        documents and in emails.
      </p>
      <p role="alert" className={styles.error}>
        {refusal || error}
      </p>
      <input
        ref={picker}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        aria-label="Picture of the logo"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) upload.send({ type: 'logo.choose', file });
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
