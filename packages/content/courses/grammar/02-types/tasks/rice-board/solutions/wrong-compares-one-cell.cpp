// fails: 01 WA, 03 WA, 04 WA, 05 WA, 09 WA, 12 WA
#include <iostream>
using namespace std;

int main() {
    long long a, k, m;
    cin >> a >> k >> m;
    long long need = a, used = 0;
    int cells = 0;
    while (cells < 64 && need <= m) {
        used += need;
        cells++;
        need *= k;
    }
    cout << cells << " " << used << endl;
    return 0;
}
