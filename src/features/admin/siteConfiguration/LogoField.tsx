import { useSelector } from '@xstate/react';
import ImageUp from 'lucide-react/icons/image-up';
import { useRef } from 'react';
import { adminText } from '#domain/texts/adminText.ts';
import type { LogoUploadRef, LogoUploadSnapshot } from '#machines/admin/logoUpload/logoUploadMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { showMissing } from '../../../components/pictures/missingPicture.ts';
import { PICTURE_TYPES } from '../../../richText/pictureTypes.ts';
import styles from './Configuration.module.css';

const isUploadingIn = (snapshot: LogoUploadSnapshot) => snapshot.hasTag('busy');
const refusalIn = ({ context }: LogoUploadSnapshot) => context.refusal;

interface LogoFieldProps {
  readonly upload: LogoUploadRef;
  /** A file of /img; '' for none. */
  readonly logoName: string;
  readonly isBusy: boolean;
  readonly error?: string | undefined;
}

/** The logo, and a button to upload another one. */
export function LogoField({ upload, logoName, isBusy, error }: LogoFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const isUploading = useSelector(upload, isUploadingIn);
  const refusal = useSelector(upload, refusalIn);
  return (
    <div className={styles.group}>
      <span className={styles.legend}>{adminText('configuration.logo')}</span>
      <div className={styles.logo}>
        {logoName === '' ? (
          <p className={styles.hint}>{adminText('configuration.noLogoYetTheStoreName')}</p>
        ) : (
          <img
            src={`/img/${logoName}`}
            alt={adminText('configuration.storeLogo')}
            onError={({ currentTarget }) => showMissing(currentTarget)}
          />
        )}
      </div>
      <div>
        <Button
          size="small"
          icon={<ImageUp />}
          disabled={isBusy}
          isBusy={isUploading}
          busyLabel={adminText('configuration.uploading')}
          onClick={() => picker.current?.click()}
        >
          {logoName === '' ? adminText('configuration.chooseLogo') : adminText('configuration.changeLogo')}
        </Button>
      </div>
      <p className={styles.hint}>{adminText('configuration.jpegPngWebpAvifOrSvg')}</p>
      <p role="alert" className={styles.error}>
        {refusal || error}
      </p>
      <input
        ref={picker}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        aria-label={adminText('configuration.pictureOfTheLogo')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) upload.send({ type: 'logo.choose', file });
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
