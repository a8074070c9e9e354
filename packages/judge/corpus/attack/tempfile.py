# expect: AC
# output: SAFE
# Temporary files cannot be created anywhere.
import tempfile
breach = False
for attempt in (tempfile.TemporaryFile, tempfile.NamedTemporaryFile, tempfile.mkdtemp):
    try:
        attempt()
        breach = True
    except OSError:
        pass
print("BREACH" if breach else "SAFE")
