// expect: AC
// output: ok
// Random numbers and clocks work.
#include <bits/stdc++.h>
using namespace std;
int main() {
  random_device device;
  mt19937 engine(device() ^ chrono::steady_clock::now().time_since_epoch().count() ^ time(nullptr));
  cout << (engine() != engine() ? "ok" : "ok") << endl;
}
