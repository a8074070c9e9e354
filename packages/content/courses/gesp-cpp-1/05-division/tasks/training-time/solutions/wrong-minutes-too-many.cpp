// fails: 01 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int t;
    cin >> t;
    cout << t / 3600 << " " << t / 60 << " " << t % 60 << endl;
    return 0;
}
