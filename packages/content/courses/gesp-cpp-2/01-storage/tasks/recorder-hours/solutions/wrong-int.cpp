// fails: 04 WA, 05 WA, 06 WA, 09 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int m, k;
    cin >> m >> k;
    int kb = m * 1024;
    int t = kb / k;
    cout << t / 60 << " " << t % 60 << " " << kb % k << endl;
    return 0;
}
